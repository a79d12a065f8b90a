import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const figures = 6
/** Clocks of telephones are wrong by a little: one step before and after count too. */
const tolerance = 1

/** RFC 4226: the code of a counter. */
export function hotp(key: Uint8Array, counter: number, digits = figures): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', key).update(message).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** RFC 6238: the counter of a moment. */
export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds)
}

/**
 * Gives the time step of a code, if it is newer than the last used one: a code is valid once, so a
 * copied one comes too late.
 */
export function stepOfCode(
  code: string,
  key: Uint8Array,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const current = stepOf(now)
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    if (step > lastStep && isSame(code, hotp(key, step))) return step
  }
  return undefined
}

function isSame(given: string, expected: string): boolean {
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected))
}
