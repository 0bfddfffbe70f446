import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whatever the developer's own environment says. */
const settings = {
  NODE_ENV: "test",
  SITE_URL: "http://127.0.0.1:3000",
  SECRET: "a key to sign with for tests only",
  ENCRYPTION_KEY: "a key to encrypt with for tests only",
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  EMBEDDED: "1",
  // Tests that store files remove the folder.
  FILES_DIR: join(tmpdir(), `landfall-test-files-${process.pid}`),
  FX_REFRESH: "0",
  STRIPE_SECRET_KEY: "sk_test_for_tests_only",
  STRIPE_WEBHOOK_SECRET: "whsec_for_tests_only",
  STRIPE_API_URL: "http://127.0.0.1:1",
  RAZORPAY_KEY_ID: "rzp_test_domestic",
  RAZORPAY_KEY_SECRET: "razorpay domestic secret for tests",
  RAZORPAY_WEBHOOK_SECRET: "razorpay domestic webhook secret for tests",
  RAZORPAY_INTERNATIONAL_KEY_ID: "rzp_test_international",
  RAZORPAY_INTERNATIONAL_KEY_SECRET: "razorpay international secret for tests",
  RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET: "razorpay international webhook secret for tests",
  RAZORPAY_API_URL: "http://127.0.0.1:1",
  PAYFORT_ACCESS_CODE: "accessfortestsonly",
  PAYFORT_MERCHANT_IDENTIFIER: "fortests",
  PAYFORT_REQUEST_PHRASE: "payfort request phrase for tests",
  PAYFORT_RESPONSE_PHRASE: "payfort response phrase for tests",
  PAYFORT_API_URL: "http://127.0.0.1:1/FortAPI/paymentApi",
};

// Whichever build of React is loaded first stays: that of production draws a page in a third of the time.
process.env["NODE_ENV"] = "production";
await Promise.all(["react", "react/jsx-runtime", "react-dom/server"].map((name) => import(name)));

Object.assign(process.env, settings);
