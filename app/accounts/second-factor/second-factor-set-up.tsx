import styles from "#app/accounts/second-factor/second-factor-set-up.module.css";

export type SetUp = {
  secret: string;
  spaced: string;
  address: string;
  picture: { size: number; path: string };
};

export function SecondFactorSetUp({ setUp: { spaced, address, picture } }: { setUp: SetUp }) {
  const { size, path } = picture;
  return (
    <div className="stack-3">
      <p>Scan this picture with your app.</p>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code with the key for your app. The key is below as text."
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} className={styles.ground} />
        <path d={path} className={styles.ink} />
      </svg>
      <p>
        On the same device, <a href={address}>open your app</a>. Or type the key into it:
      </p>
      <p>
        <code className={styles.secret}>{spaced}</code>
      </p>
      <p>Then enter the code it shows.</p>
    </div>
  );
}
