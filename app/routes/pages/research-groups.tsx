export default function Waiting() {
  return null;
}
