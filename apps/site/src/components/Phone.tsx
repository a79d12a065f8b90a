import { formatPhone } from '../format/phone.ts'

/** A number in its groups, read from left to right in every language. */
export function Phone({ number }: { number: string }) {
  return <bdi dir="ltr">{formatPhone(number)}</bdi>
}
