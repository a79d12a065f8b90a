import { type PipelineKind, pipelineKinds } from '../../messages/pipeline/pipelineKinds.ts'

export interface PipelineChoice {
  kind: PipelineKind
  /** What one sees to oneself, and nothing else. */
  mine: boolean
}

/** The board that opens first. */
const usual: PipelineKind = 'devis'

/** Of the first kind where none is named. */
export function pipelineAddress({ kind = usual, mine }: Partial<PipelineChoice>): string {
  const query = new URLSearchParams()
  if (kind !== usual) query.set('genre', kind)
  if (mine) query.set('a', 'moi')
  const text = query.toString()
  return `/admin/dossiers${text === '' ? '' : `?${text}`}`
}

/** What an address asks for; the first kind, everybody’s, where it says nothing that is known. */
export function pipelineChoice(query: object | undefined): PipelineChoice {
  const asked = new Map(Object.entries(query ?? {}))
  return {
    kind: pipelineKinds.find((kind) => kind === asked.get('genre')) ?? usual,
    mine: asked.get('a') === 'moi',
  }
}
