import type { CollectionConfig, Field } from 'payload'
import { lockedWhileSaved } from '../database/records/lockedWhileSaved.ts'
import { assigneeField } from './desk/assigneeField.ts'
import type { KeptKind } from './keptKind.ts'
import { forgetLettersAbout } from './lettersAbout.ts'
import { guardState } from './moves/guardState.ts'
import type { Machine } from './moves/machine.ts'
import { personLinks } from './personLinks.ts'
import { searchableBy } from './search/searchableBy.ts'
import { searchTextField } from './search/searchTextField.ts'

interface Dossier<Row extends { id: number }, State extends string, Letter extends string>
  extends Omit<CollectionConfig, 'disableDuplicate' | 'hooks'> {
  hooks?: Omit<NonNullable<CollectionConfig['hooks']>, 'beforeOperation'>
  kind: KeptKind
  machine: Machine<Row, State, Letter>
  /** By what staff find a record, as the search box says it. */
  searchedAs: string
  /** Above all else of a record: what is done with it. */
  desk?: Field[]
}

/**
 * The collection of a kind of dossier: its own fields and hooks, and what all of them have. Staff find
 * it and its person, its state is guarded, one person saves it at a time, its letters go with it.
 */
export function dossierCollection<
  Row extends { id: number },
  State extends string,
  Letter extends string,
>(dossier: Dossier<Row, State, Letter>): CollectionConfig {
  const { kind, machine, searchedAs, desk = [], custom, hooks = {}, fields, ...own } = dossier
  const { beforeChange = [], beforeDelete = [], ...otherHooks } = hooks
  return {
    ...own,
    custom: { ...custom, kind, machine },
    disableDuplicate: true,
    hooks: lockedWhileSaved({
      ...otherHooks,
      ...searchableBy(kind.searched, guardState(machine), ...beforeChange),
      beforeDelete: [forgetLettersAbout, ...beforeDelete],
    }),
    fields: [
      ...desk,
      personLinks,
      ...(kind.assigned ? [assigneeField] : []),
      ...fields,
      searchTextField(searchedAs),
    ],
  }
}
