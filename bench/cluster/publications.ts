import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { administrator } from '../../e2e/support/testSettings.ts'
import { isTroubled, type Member } from './members.ts'

/** Milliseconds after which a page that shows what was there before counts as old. */
const oldAfter = 5000

export interface Publications {
  published: number
  /** Milliseconds until a site showed it, where nothing happened to it or to its back office. */
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
  const answer = await asStaff(offices[0], 'POST', 'blogs', data)
  if (!answer?.ok) throw new Error(`no article: ${answer?.status} ${await answer?.text()}`)
  return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
}

async function publish(office: Member | undefined, id: number, titre: string): Promise<boolean> {
  const answer = await asStaff(office, 'PATCH', `blogs/${id}`, { titre, _status: 'published' })
  return answer?.ok ?? false
}

const cookies = new Map<string, string>()

async function asStaff(
  office: Member | undefined,
  method: string,
  path: string,
  data: object,
): Promise<Response | undefined> {
  if (!office) return undefined
  const headers = { 'content-type': 'application/json' }
  const ask = (address: string, init: RequestInit) =>
    fetch(`${office.url}/admin/api/${address}`, { ...init, signal: AbortSignal.timeout(20_000) })
  try {
    if (!cookies.has('cookie')) {
      const body = JSON.stringify(administrator)
      const login = await ask('users/login', { method: 'POST', headers, body })
      cookies.set('cookie', login.headers.getSetCookie()[0]?.split(';')[0] ?? '')
    }
    const cookie = cookies.get('cookie') ?? ''
    return await ask(path, { method, headers: { ...headers, cookie }, body: JSON.stringify(data) })
  } catch {
    return undefined
  }
}

async function shows({ url }: Member, slug: string, title: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000)
    return (await (await fetch(`${url}/actualite/${slug}`, { signal })).text()).includes(title)
  } catch {
    return false
  }
}
