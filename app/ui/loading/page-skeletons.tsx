import { Bone, Skeleton } from "#app/ui/loading/skeleton.tsx";
import styles from "#app/ui/loading/page-skeletons.module.css";

export function HomeSkeleton() {
  return (
    <Skeleton label="Loading the home page">
      <div className={`page ${styles.split}`}>
        <div className={styles.stack}>
          <Bone shape="title" width={10} />
          <Bone shape="title" width={8} />
          <Bone width={9} />
          <Bone width={6} />
          <Bone shape="button" width={4} />
        </div>
        <Bone shape="block" />
      </div>
      <div className={`page stack-8 ${styles.columns}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <Bone width={6} />
            <Bone width={10} />
            <Bone width={8} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

export function WalletSkeleton() {
  return (
    <Skeleton label="Loading your wallet">
      <div className={`page ${styles.stack}`}>
        <Bone shape="title" width={3} />
        <div className={styles.balance}>
          <Bone width={2} />
          <Bone shape="title" width={4} />
          <Bone shape="button" width={3} />
        </div>
        <Rows count={6} />
      </div>
    </Skeleton>
  );
}

export function DashboardSkeleton() {
  return (
    <Skeleton label="Loading your dashboard">
      <div className={`page ${styles.stack}`}>
        <Bone shape="title" width={4} />
        <Bone width={6} />
        <div className={`stack-8 ${styles.aside}`}>
          <div className={styles.stack}>
            <Bone shape="card" />
            <Bone shape="card" />
            <Bone shape="card" />
          </div>
          <div className={styles.stack}>
            <Bone shape="block" />
          </div>
        </div>
      </div>
    </Skeleton>
  );
}

export function ServiceSkeleton() {
  return (
    <Skeleton label="Loading the service">
      <div className={`page ${styles.stack}`}>
        <Bone width={2} />
        <Bone shape="title" width={6} />
        <Bone width={8} />
        <div className={`stack-8 ${styles.aside}`}>
          <div className={styles.stack}>
            <Bone shape="card" />
            <Bone width={12} />
            <Bone width={10} />
            <Bone width={12} />
            <Bone width={9} />
            <Bone width={5} />
          </div>
          <div className={styles.box}>
            <Bone width={4} />
            <Bone shape="button" />
            <Bone width={3} />
            <Bone shape="title" width={8} />
            <Bone shape="button" />
          </div>
        </div>
      </div>
    </Skeleton>
  );
}

export function ProfileSkeleton() {
  return (
    <Skeleton label="Loading your profile">
      <div className={`page ${styles.stack}`}>
        <Bone shape="title" width={4} />
        <Bone width={6} />
        <div className={`stack-6 ${styles.fields}`}>
          <Bone shape="button" />
          <Bone shape="button" />
          <Bone shape="button" width={6} />
          <Bone shape="button" />
          <Bone shape="button" width={4} />
        </div>
      </div>
    </Skeleton>
  );
}

export function ReviewsSkeleton() {
  return (
    <Skeleton label="Loading reviews">
      <div className={`page ${styles.stack}`}>
        <Bone shape="title" width={3} />
        <Bone width={8} />
        <div className={`stack-8 ${styles.columns}`}>
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} shape="card" />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

export function AdmitsSkeleton() {
  return (
    <Skeleton label="Loading admits">
      <div className={`page ${styles.stack}`}>
        <Bone shape="title" width={5} />
        <Bone width={8} />
        <Bone shape="button" />
        <Rows count={10} />
      </div>
    </Skeleton>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Bone width={index % 2 ? 5 : 4} />
          <Bone width={2} />
        </div>
      ))}
    </div>
  );
}
