import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { isTroubled, type Member } from './members.ts'
import { asStaff, written } from './staff.ts'

/** Milliseconds after which a page that shows what was there before counts as old. */
const oldAfter = 5000

export interface Publications {
  published: number
  /** Milliseconds until a site showed it, where nothing happened to it or to what it needs. */
  delays: number[]
  /** Pages older than five seconds, and those of a site in trouble or whose back office is. */
  old: number
  oldInTrouble: number
  /** Sites that have not shown the last one when all has been well for a while. */
  neverFollowed: number
}

/** Publishes again and again, by whichever back office answers, and watches every site for it. */
export async function publishUntil(
  over: () => boolean,
  offices: readonly Member[],
  sites: readonly Member[],
): Promise<Publications> {
  const found: Publications = {
    published: 0,
    delays: [],
    old: 0,
    oldInTrouble: 0,
    neverFollowed: 0,
  }
  const { id, slug } = await create(offices)
  const watches: Promise<void>[] = []
  let last = ''
  while (!over()) {
    const title = `Titre ${Date.now()}`
    if (await publish(offices[randomInt(offices.length)], id, title)) {
      found.published += 1
      last = title
      const at = Date.now()
      // The next one takes its place.
      for (const site of sites) watches.push(watch(site, slug, title, at, () => last !== title))
    }
    await wait(randomInt(3000, 7000))
  }
  await Promise.all(watches)
  await wait(oldAfter)
  for (const site of sites) if (!(await shows(site, slug, last))) found.neverFollowed += 1
  return found

  async function watch(
    site: Member,
    address: string,
    title: string,
    at: number,
    isReplaced: () => boolean,
  ): Promise<void> {
    while (!isReplaced() && !over()) {
      if (await shows(site, address, title)) {
        if (!isTroubled(site, at)) found.delays.push(Date.now() - at)
        return
      }
      if (Date.now() - at > oldAfter) {
        if (isTroubled(site, at)) found.oldInTrouble += 1
        else found.old += 1
        return
      }
      await wait(50)
    }
  }
}

async function create(offices: readonly Member[]): Promise<{ id: number; slug: string }> {
  const data = { titre: 'Premier titre', contenu: 'Texte', slug: 'essai', _status: 'published' }
  return saved.parse(await written(offices[0], 'POST', 'blogs', data)).doc
}

const saved = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) })

async function publish(office: Member | undefined, id: number, titre: string): Promise<boolean> {
  const answer = await asStaff(office, 'PATCH', `blogs/${id}`, { titre, _status: 'published' })
  return answer?.ok ?? false
}

async function shows({ url }: Member, slug: string, title: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000)
    return (await (await fetch(`${url}/actualite/${slug}`, { signal })).text()).includes(title)
  } catch {
    return false
  }
}
