import { type PipelineKind, pipelineKinds } from '../../messages/pipeline/pipelineKinds.ts'

export interface PipelineChoice {
  kind: PipelineKind
  /** What one sees to oneself, and nothing else. */
  mine: boolean
}

/** The board that opens first. */
const usual: PipelineKind = 'devis'

/** The address of a board. Without a kind it is the board that opens first. */
export function pipelineAddress({ kind = usual, mine }: Partial<PipelineChoice>): string {
  const query = new URLSearchParams()
  if (kind !== usual) query.set('genre', kind)
  if (mine) query.set('a', 'moi')
  const text = query.toString()
  return `/admin/dossiers${text === '' ? '' : `?${text}`}`
}

/** Reads the address of a board. An unknown kind is read as the first one, an unknown person as the whole team. */
export function pipelineChoice(query: object | undefined): PipelineChoice {
  const asked = new Map(Object.entries(query ?? {}))
  return {
    kind: pipelineKinds.find((kind) => kind === asked.get('genre')) ?? usual,
    mine: asked.get('a') === 'moi',
  }
}
