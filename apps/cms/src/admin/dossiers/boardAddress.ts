import type { InboxPlace } from '../../dossiers/board/inboxPage.ts'

/** The people of whom dossiers are shown. */
export type ShownOf = 'all' | 'mine' | 'nobody'

export interface BoardChoice {
  /** The slug of a kind; without it, all of them. */
  kind: string | undefined
  whose: ShownOf
  /** Only one kind has a board. */
  view: 'list' | 'board'
  /** The line after which a page of the list begins. */
  after: InboxPlace | undefined
}

const people = { mine: 'moi', nobody: 'personne' } as const

/** The file of the open dossiers that are shown of a kind. */
export function exportAddress({ kind, whose }: BoardChoice, format: 'csv' | 'xlsx'): string {
  const { search } = new URL(boardAddress({ kind, whose }), 'http://localhost')
  return `/admin/api/dossiers/export${search}&format=${format}`
}

/** The address of the dossiers: a kind shows its board where the list is not asked for. */
export function boardAddress({ kind, whose, view, after }: Partial<BoardChoice>): string {
  const query = new URLSearchParams()
  if (kind !== undefined) query.set('genre', kind)
  if (whose === 'mine' || whose === 'nobody') query.set('a', people[whose])
  if (kind !== undefined && view === 'list') query.set('vue', 'liste')
  if (after !== undefined) query.set('apres', `${after.date} ${after.slug} ${after.id}`)
  const text = query.toString()
  return `/admin/dossiers${text === '' ? '' : `?${text}`}`
}

/**
 * Reads the address of the dossiers. A kind that is not among these is read as all of them, an
 * unknown person as the whole team, an unknown place as the beginning.
 */
export function boardChoice(query: object | undefined, kinds: readonly string[]): BoardChoice {
  const asked = new Map<string, unknown>(Object.entries(query ?? {}))
  const kind = kinds.find((slug) => slug === asked.get('genre'))
  const person = asked.get('a')
  const isList = kind === undefined || asked.get('vue') === 'liste'
  return {
    kind,
    whose: person === people.mine ? 'mine' : person === people.nobody ? 'nobody' : 'all',
    view: isList ? 'list' : 'board',
    after: isList ? placeIn(asked.get('apres'), kinds) : undefined,
  }
}

function placeIn(text: unknown, kinds: readonly string[]): InboxPlace | undefined {
  const [date = '', slug = '', id] = typeof text === 'string' ? text.split(' ') : []
  const isPlace =
    kinds.includes(slug) && !Number.isNaN(Date.parse(date)) && Number.isInteger(Number(id))
  return isPlace ? { date: new Date(date).toISOString(), slug, id: Number(id) } : undefined
}
