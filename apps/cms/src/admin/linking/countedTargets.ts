import type { LinkTarget } from './sitePages.ts'

/** How many of each were found: `1 page et 2 documents de ce nom.` */
export function countedTargets(targets: readonly LinkTarget[]): string {
  if (targets.length === 0) return 'Aucune page publique ni document de ce nom.'
  const documents = targets.filter(({ isDocument }) => isDocument).length
  const kinds = [counted(targets.length - documents, 'page'), counted(documents, 'document')]
  return `${kinds.filter((one) => one !== '').join(' et ')} de ce nom.`
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count > 1 ? 's' : ''}`
}
