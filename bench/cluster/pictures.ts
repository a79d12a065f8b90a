import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { root } from '../../scripts/product/settings.ts'
import type { Member } from './members.ts'
import { asStaff } from './staff.ts'

const shot = readFileSync(join(root, 'docs/images/home.webp'))
const saved = z.object({ doc: z.object({ filename: z.string(), filesize: z.number() }) })

/** An acknowledged picture, with its path and its size. */
interface SentPicture {
  path: string
  bytes: number
}

/** Adds pictures as staff do, by any back office that answers. */
export async function sendPicturesUntil(
  over: () => boolean,
  offices: readonly Member[],
): Promise<SentPicture[]> {
  const sent: SentPicture[] = []
  for (let number = 1; !over(); number += 1) {
    const picture = await sendPicture(offices[randomInt(offices.length)], number)
    if (picture) sent.push(picture)
    await wait(randomInt(3000, 8000))
  }
  return sent
}

async function sendPicture(
  office: Member | undefined,
  number: number,
): Promise<SentPicture | undefined> {
  const file = new File([shot], `essai-${number}.webp`, { type: 'image/webp' })
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: `Essai ${number}` }))
  form.set('file', file)
  const answer = await asStaff(office, 'POST', 'media', form)
  if (!answer?.ok) return undefined
  const { doc } = saved.parse(await answer.json())
  return { path: `/uploads/${doc.filename}`, bytes: doc.filesize }
}

/** Gives the pictures that a site does not show whole. */
export async function lostPictures(
  sent: readonly SentPicture[],
  site: Member,
): Promise<(SentPicture & { status: number })[]> {
  const lost: (SentPicture & { status: number })[] = []
  for (const picture of sent) {
    const { status, body } = await fetch(new URL(picture.path, site.url)).then(async (answer) => ({
      status: answer.status,
      body: await answer.arrayBuffer(),
    }))
    if (status !== 200 || body.byteLength !== picture.bytes) lost.push({ ...picture, status })
  }
  return lost
}
