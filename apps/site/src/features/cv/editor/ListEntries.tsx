import type { Resume } from '@sira/contract/cv/resume'
import type { ReactNode } from 'react'
import { Entries } from './Entries.tsx'
import type { Editing } from './editedCv.ts'

type Lists = Pick<Resume, 'work' | 'education' | 'certificates' | 'languages' | 'references'>

export type Fields<Name extends keyof Lists> = (
  entry: Lists[Name][number],
  /** Writes one field of it. */
  write: <Field extends keyof Lists[Name][number]>(
    field: Field,
  ) => (value: Lists[Name][number][Field]) => void,
  id: string,
) => ReactNode

interface ListEntriesProps<Name extends keyof Lists> {
  list: Name
  name: string
  most: number
  empty: Lists[Name][number]
  editing: Editing
  children: Fields<Name>
}

/** A list of the CV as entries: added, taken away, put in another order. */
export function ListEntries<Name extends keyof Lists>(props: ListEntriesProps<Name>) {
  const { list, name, most, empty, editing, children } = props
  const { cv, edit } = editing
  type Entry = Lists[Name][number]
  const entries: readonly Entry[] = cv[list]
  /** The list of a CV that may be changed. */
  const listOf = (changed: Resume): Entry[] => changed[list]
  return (
    <Entries
      id={`cv-${list}`}
      name={name}
      count={entries.length}
      most={most}
      editing={editing}
      add={() => edit(`${list} +`, (changed) => listOf(changed).push(structuredClone(empty)))}
      remove={(index) => edit(`${list} -`, (changed) => listOf(changed).splice(index, 1))}
      raise={(index) =>
        edit(`${list} ^`, (changed) => {
          const moved = listOf(changed)
          moved.splice(index - 1, 0, ...moved.splice(index, 1))
        })
      }
    >
      {(index, id) => {
        const entry = entries[index]
        return (
          entry &&
          children(
            entry,
            (field) => (value) =>
              edit(`${list} ${index} ${String(field)}`, (changed) => {
                const one = listOf(changed)[index]
                if (one) one[field] = value
              }),
            id,
          )
        )
      }}
    </Entries>
  )
}
