import type { PipelineKind } from '../../messages/pipeline/pipelineKinds.ts'

export interface PipelineChoice {
  kind: PipelineKind
  /** What one sees to oneself, and nothing else. */
  mine: boolean
}

export function pipelineAddress({ kind, mine }: PipelineChoice): string {
  const query = new URLSearchParams()
  if (kind !== 'devis') query.set('genre', kind)
  if (mine) query.set('a', 'moi')
  const text = query.toString()
  return `/admin/dossiers${text === '' ? '' : `?${text}`}`
}

/** What an address asks for; requests for a quote, everybody’s, where it says nothing that is known. */
export function pipelineChoice(query: object | undefined): PipelineChoice {
  const asked = new Map(Object.entries(query ?? {}))
  return {
    kind: asked.get('genre') === 'contacts' ? 'contacts' : 'devis',
    mine: asked.get('a') === 'moi',
  }
}
