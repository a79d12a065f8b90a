import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { isTroubled, lastTroubleOf, type Member } from './members.ts'
import { asStaff, written } from './staff.ts'

/** Milliseconds after which a page with the earlier content counts as old. */
const oldAfter = 5000

export interface Publications {
  published: number
  /**
   * Milliseconds until a site showed it, while the site and the programs it needs had no trouble.
   */
  delays: number[]
  /** Pages older than five seconds, each with its site and the trouble before. */
  old: string[]
  /** The number of further ones while the site or its back office was in trouble. */
  oldInTrouble: number
  /** The last acknowledged one, with its page. */
  last: { slug: string; edition: number }
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
    old: [],
    oldInTrouble: 0,
    last: { slug: '', edition: 0 },
  }
  const { id, slug } = await create(offices)
  const watches: Promise<void>[] = []
  while (!over()) {
    const edition = Date.now()
    if (await publish(offices[randomInt(offices.length)], id, edition)) {
      found.published += 1
      found.last = { slug, edition }
      const at = Date.now()
      for (const site of sites) watches.push(watch(site, slug, edition, at))
    }
    await wait(randomInt(3000, 7000))
  }
  await Promise.all(watches)
  return found

  async function watch(site: Member, address: string, edition: number, at: number): Promise<void> {
    while (!over()) {
      if ((await shown(site, address)) >= edition) {
        if (!isTroubled(site, at)) found.delays.push(Date.now() - at)
        return
      }
      if (Date.now() - at > oldAfter) {
        if (isTroubled(site, at)) found.oldInTrouble += 1
        else found.old.push(`${site.name} (${happenedBefore(site, at)})`)
        return
      }
      await wait(50)
    }
  }
}

/** The sites that do not show the last publication, once all has been well for a while. */
export async function neverFollowed(
  { slug, edition }: Publications['last'],
  sites: readonly Member[],
): Promise<Member[]> {
  const editions = await Promise.all(sites.map((site) => shown(site, slug)))
  return sites.filter((_site, index) => (editions[index] ?? 0) < edition)
}

function happenedBefore(site: Member, at: number): string {
  return [...new Set(withNeeds(site))].map((needed) => lastTroubleOf(needed, at)).join('; ')
}

function withNeeds(site: Member): Member[] {
  return [site, ...site.needs.flatMap(withNeeds)]
}

async function create(offices: readonly Member[]): Promise<{ id: number; slug: string }> {
  const data = { titre: 'Premier titre', contenu: 'Texte', slug: 'essai', _status: 'published' }
  return saved.parse(await written(offices[0], 'POST', 'blogs', data)).doc
}

const saved = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) })

async function publish(office: Member | undefined, id: number, edition: number): Promise<boolean> {
  const data = { titre: `Titre ${edition}`, _status: 'published' }
  const answer = await asStaff(office, 'PATCH', `blogs/${id}`, data)
  return answer?.ok ?? false
}

/** The edition that a site shows: a later one than was acknowledged, where the answer was lost. */
async function shown({ url }: Member, slug: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(2000)
    const page = await (await fetch(`${url}/actualite/${slug}`, { signal })).text()
    return Number(/Titre (\d+)/.exec(page)?.[1] ?? 0)
  } catch {
    return 0
  }
}
