/** Of whom the day is shown. */
export type DayOf = 'all' | 'mine' | 'nobody'

const names: Readonly<Record<DayOf, string | undefined>> = {
  all: undefined,
  mine: 'moi',
  nobody: 'personne',
}

export function dayAddress(whose: DayOf = 'all'): string {
  const name = names[whose]
  return name === undefined ? '/admin/journee' : `/admin/journee?a=${name}`
}

/** An unknown person is read as the whole team. */
export function dayChoice(query: object | undefined): DayOf {
  const asked = new Map(Object.entries(query ?? {})).get('a')
  if (asked === names.mine) return 'mine'
  return asked === names.nobody ? 'nobody' : 'all'
}
