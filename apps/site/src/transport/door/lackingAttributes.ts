/** Milliseconds after which a lacking attribute is asked for again: it may have been added. */
const forgottenAfter = 5 * 60_000
/** More names than any type has: further refusals are not noted. */
const most = 40

/** The attributes that a server has refused as unknown (decision 93). */
export interface LackingAttributes {
  note(type: string, name: string): void
  /** Gives the question without the lacking attributes; `undefined` where no record could match. */
  spared(path: string): string | undefined
}

export function lackingAttributes(now = Date.now): LackingAttributes {
  const lacking = new Map<string, Set<string>>()
  let since = now()

  return {
    note(type, name) {
      const names = lacking.get(type) ?? new Set()
      if (names.size < most) lacking.set(type, names.add(name))
    },
    spared(path) {
      if (now() - since > forgottenAfter) {
        lacking.clear()
        since = now()
      }
      const [type = '', query = ''] = path.split('?')
      const names = lacking.get(type)
      return names === undefined ? path : without(names, type, new URLSearchParams(query))
    },
  }
}

function without(names: ReadonlySet<string>, type: string, asked: URLSearchParams) {
  const relations = asked.get('populate')
  if (relations !== null) asked.set('populate', knownPaths(names, relations))
  const left = [...asked].filter(([key, value]) => !isAboutOne(names, key, value))
  const gone = [...asked].filter(([key, value]) => isAboutOne(names, key, value))
  // A filter by an attribute that no record has finds nothing.
  if (gone.some(([key]) => key.startsWith('filters'))) return undefined
  return `${type}?${new URLSearchParams(left)}`
}

/** `image,formateur.photo`: each as far as its relations are known. */
function knownPaths(names: ReadonlySet<string>, relations: string): string {
  const paths = relations.split(',').map((path) => {
    const steps = path.split('.')
    const end = steps.findIndex((step) => names.has(step))
    return steps.slice(0, end === -1 ? steps.length : end).join('.')
  })
  return paths.filter(Boolean).join(',')
}

/** `fields[0]=ville`, `sort=ville:asc`, `populate[ville][fields][0]=nom`, `filters[ville]=Kaya`. */
function isAboutOne(names: ReadonlySet<string>, key: string, value: string): boolean {
  if (/^(fields|sort)\b/.test(key)) return names.has(value.split(':')[0] ?? '')
  const [first = '', ...others] = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)
  if (key.startsWith('populate')) return names.has(first)
  return key.startsWith('filters') && [first, ...others].some((name) => names.has(name))
}

/** The empty answer to a question. */
export function nothingOf(path: string): unknown {
  const asked = new URLSearchParams(path.split('?')[1])
  const number = (name: string) => Number(asked.get(`pagination[${name}]`) ?? 1)
  const pagination = { page: number('page'), pageSize: number('pageSize'), pageCount: 0, total: 0 }
  return { data: [], meta: { pagination } }
}
