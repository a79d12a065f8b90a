import type { Cell } from './cell.ts'

/** A column of a file: its name, and the value of a record; most values are one line. */
export type Column<Message> = readonly [
  title: string,
  value: (message: Message) => Cell,
  lines?: 'several lines',
]

/** A record that has a field of this name. */
type With<Name extends string> = { readonly [Field in Name]?: unknown }

export function text<Name extends string>(name: Name): (record: With<Name>) => string {
  return ({ [name]: value }) => (typeof value === 'string' ? value : '')
}

/** `2026-11-21 14:05`, which every spreadsheet reads as a date. */
export function time<Name extends string>(name: Name): (record: With<Name>) => string {
  const written = text(name)
  return (record) => written(record).slice(0, 16).replace('T', ' ')
}

/** `2026-11-21` of a day, which is kept as the first moment of it. */
export function day<Name extends string>(name: Name): (record: With<Name>) => string {
  const written = text(name)
  return (record) => written(record).slice(0, 10)
}

/** Gives a number that a spreadsheet can add up; empty where there is none. */
export function number<Name extends string>(name: Name): (record: With<Name>) => Cell {
  return ({ [name]: value }) => (typeof value === 'number' ? value : '')
}

export function label<Name extends string>(
  name: Name,
  labels: Readonly<Record<string, string>>,
): (record: With<Name>) => string {
  const chosen = text(name)
  return (record) => labels[chosen(record)] ?? ''
}

/** The names of the records that a field leads to. */
export function names<Name extends string>(name: Name): (record: With<Name>) => string {
  return ({ [name]: records }) => (Array.isArray(records) ? records.flatMap(nameOf).join(', ') : '')
}

function nameOf(record: unknown): string[] {
  const named = typeof record === 'object' && record !== null && 'name' in record
  return named ? [String(record.name)] : []
}
