import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { readRunningProduct } from './runningProduct.ts'

/** Letters are sent by a job that runs every five seconds; milliseconds. */
const patience = 20_000

/** The letters that have gone to an address, oldest first: without a mail server they are files. */
async function sentTo(address: string, dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(
    files.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return letters.filter(({ to }) => to?.some((person) => person.address === address))
}

/** Waits for the newest letter to an address whose subject fits, and whose answer goes to somebody. */
export async function letterTo(
  address: string,
  subject: RegExp,
  answeredTo?: string,
  dataDir = readRunningProduct().dataDir,
): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        const letters = await sentTo(address, dataDir).catch(() => [])
        found = letters.findLast(
          (letter) =>
            subject.test(letter.subject ?? '') &&
            (answeredTo === undefined || letter.replyTo?.[0]?.address === answeredTo),
        )
        return found !== undefined
      },
      { timeout: patience, message: `a letter to ${address}` },
    )
    .toBe(true)
  if (!found) throw new Error(`No letter to ${address}`)
  return found
}

/** The first address of our own site in the text of a letter. */
export function linkIn({ text = '' }: Email): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error('The letter holds no link')
  return link
}
