/** A first estimate has no mark; its revisions are `D2026-0007-R2`, `D2026-0007-R3`. */
const marked = /^(?<first>.+)-R(?<revision>\d+)$/

interface Numbered {
  first: string
  revision: number
}

function readNumber(number: string): Numbered {
  const { first = number, revision = '1' } = marked.exec(number)?.groups ?? {}
  return { first, revision: Number(revision) }
}

function written({ first, revision }: Numbered): string {
  return revision < 2 ? first : `${first}-R${revision}`
}

/** The number of the revision of an estimate. */
export function numberAfter(number: string): string {
  const { first, revision } = readNumber(number)
  return written({ first, revision: revision + 1 })
}

/** The number of the estimate that this one replaces; nothing for a first one. */
export function numberBefore(number: string): string | undefined {
  const { first, revision } = readNumber(number)
  return revision < 2 ? undefined : written({ first, revision: revision - 1 })
}
