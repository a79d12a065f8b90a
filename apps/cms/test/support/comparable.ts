/** Values that differ from one server to the next, or that Payload sets by itself. */
const volatile = new Set([
  'createdAt',
  'updatedAt',
  'name',
  'hash',
  'ext',
  'mime',
  'size',
  'sizeInBytes',
  'url',
])

/** Recorded as an SVG file, without formats; in our content a PNG of its size stands in. */
const drawing = 'paiement-cheque'

const searched = ['titre_recherche', 'description_recherche']

/** Fields of our records beyond the recorded ones, by an attribute that tells their type. */
const ours: readonly [mark: string, names: readonly string[]][] = [
  ['Theme', ['niveau', 'date_fin', 'video_url', 'ville', 'thematique', ...searched]],
  ['Prenoms', ['photo']],
  ['contenu', ['extrait', 'auteur', 'a_suivre', ...searched]],
  [
    'date_publication',
    ['ville', 'pourvue', 'verifiee', 'verifiee_jusquau', 'questions', 'cv_facultatif', ...searched],
  ],
  ['prix', ['stock']],
]

/**
 * A body in the form both servers must agree on: times and file names replaced by their kind of
 * value, our own attributes left out.
 */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const isFile = 'mime' in record
  const left = Object.entries(record).filter(([name]) => !isOurs(name, record))
  const entries = left.map(([name, inner]): [string, unknown] => {
    if (name === 'formats' && record.caption === drawing) return [name, null]
    const replaced = volatile.has(name) && (isFile || name.endsWith('At'))
    return [name, replaced ? typeof inner : comparable(inner)]
  })
  return Object.fromEntries(entries)
}

function isOurs(name: string, record: Record<string, unknown>): boolean {
  return ours.some(([mark, names]) => mark in record && names.includes(name))
}
