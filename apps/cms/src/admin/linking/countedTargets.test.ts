import { expect, it } from 'vitest'
import { countedTargets } from './countedTargets.ts'
import type { LinkTarget } from './sitePages.ts'

const page: LinkTarget = { title: 'La foire', kind: 'Actualité', path: '/actualite/la-foire' }
const document: LinkTarget = { ...page, isDocument: true }

it.each([
  [[], 'Aucune page publique ni document de ce nom.'],
  [[page], '1 page de ce nom.'],
  [[document], '1 document de ce nom.'],
  [[page, page, document], '2 pages et 1 document de ce nom.'],
])('what was found is counted: %#', (targets, words) => expect(countedTargets(targets)).toBe(words))
