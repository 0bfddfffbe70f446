import { PageHeading } from "#app/ui/page-heading.tsx";
import styles from "#app/ui/loading/shop-skeletons.module.css";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";

const groups = [6, 6, 5, 9, 5];

export function ServiceListSkeleton() {
  return (
    <Skeleton label="Loading the services">
      <div className={`page stack-8 ${styles.page}`} data-part="page">
        <div data-part="heading">
          <PageHeading title={<Text letters={8} />} intro={<Text letters={98} />} />
        </div>
        <div className={`stack-4 ${styles.filter}`} data-part="filter">
          <FieldShape />
          <div className={styles.search} />
        </div>
        <div className={styles.chips} />
        <p className={styles.count}>
          <Text letters={15} />
        </p>
        {groups.map((services, index) => (
          <div key={index} className={styles.need} data-part={`group ${index + 1}`}>
            <div className={`stack-2 ${styles.needHead}`}>
              <p className={styles.h2}>
                <Text letters={7} />
              </p>
              <p>
                <Text letters={48} />
              </p>
            </div>
            <div className={styles.services}>
              {Array.from({ length: services }, (_, service) => (
                <ServiceShape key={service} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

function ServiceShape() {
  return (
    <div className={`stack-2 ${styles.service}`} data-part="service">
      <p className={styles.name}>
        <Text letters={26} />
      </p>
      <p>
        <Text letters={104} />
      </p>
      <p className={styles.price}>
        <Text letters={14} />
        <br />
        <Text letters={28} />
      </p>
      <p className={styles.small}>
        <Text letters={34} />
      </p>
    </div>
  );
}

export function CartSkeleton({ count }: { count: number }) {
  return (
    <Skeleton label="Loading your cart">
      <div className={`page stack-8 ${styles.page} ${styles.cart}`} data-back="" data-part="page">
        <HeadingShape title={9} intro={30} />
        <div className={styles.columns}>
          <div className={styles.main} data-part="main">
            <div data-part="items">
              {Array.from({ length: count }, (_, index) => (
                <div key={index} className={`stack-4 ${styles.item}`}>
                  <div className={`spread ${styles.head}`}>
                    <p className={styles.name}>
                      <Text letters={16} />
                    </p>
                    <p>
                      <Text letters={30} />
                    </p>
                  </div>
                  <div className={styles.action} />
                </div>
              ))}
            </div>
            <div className={`spread ${styles.head}`}>
              <div className={styles.action} />
              <div className={styles.action} />
            </div>
          </div>
          <div className={styles.summary} data-part="summary" />
        </div>
      </div>
    </Skeleton>
  );
}

export function GroupsSkeleton() {
  return (
    <Skeleton label="Loading the research groups">
      <div className={`page stack-8 ${styles.page}`} data-back="">
        <HeadingShape title={15} intro={148} />
        <div className={styles.list}>
          <div className={`spread ${styles.head}`}>
            <p className={styles.h2} data-small="">
              <Text letters={6} />
            </p>
            <div className={styles.action} />
          </div>
          <div className={`stack-4 ${styles.groupFilter}`} data-part="filter">
            <FieldShape />
            <FieldShape />
            <div className={styles.action} />
          </div>
          <div className={styles.cards}>
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className={styles.card} data-part="card" />
            ))}
          </div>
        </div>
      </div>
    </Skeleton>
  );
}

export function VisaSkeleton() {
  return (
    <Skeleton label="Loading the visa">
      <div className={`page stack-8 ${styles.page}`} data-visa="">
        <div className={styles.visaHeading}>
          <HeadingShape title={28} intro={140} />
        </div>
        <div className={`stack-8 ${styles.visa}`}>
          <div className={styles.index} data-part="index" />
          <div>
            <div className={styles.opening} data-part="opening">
              <div className={styles.glance} />
            </div>
            {[5, 8, 8, 6, 8, 8].map((lines, index) => (
              <div key={index} className={`stack-4 ${styles.section}`}>
                <p className={styles.h2} data-small="">
                  <Text letters={16} />
                </p>
                <p>
                  <Text letters={lines * 60} />
                </p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Skeleton>
  );
}

function HeadingShape({ title, intro }: { title: number; intro: number }) {
  return (
    <div data-part="heading">
      <PageHeading
        title={<Text letters={title} />}
        intro={<Text letters={intro} />}
        before={
          <div className={styles.back}>
            <Text letters={12} />
          </div>
        }
      />
    </div>
  );
}

function FieldShape() {
  return (
    <div>
      <p className={styles.label}>
        <Text letters={13} />
      </p>
      <div className={styles.input} />
    </div>
  );
}

function Text({ letters }: { letters: number }) {
  return (
    <span className={styles.text}>
      {"letters and "
        .repeat(Math.ceil(letters / 12))
        .slice(0, letters)
        .trim()}
    </span>
  );
}
