import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import type { Said } from '../../dossiers/closedDossier.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Caller } from '../../transport/calls/callBackOffice.ts'

export interface Visit {
  caller: Caller
  request: Request
  siteAddress: string
  words: Dictionary
}

export type SpaceVisit =
  | { state: 'moved'; to: string; cookies: readonly string[] }
  | { state: 'file'; body: ArrayBuffer }
  | ({ state: 'closed'; step: 'address' | 'code'; address: string } & Said)
  /** `erasing`: it is asked once more. */
  | ({ state: 'opened'; space: SpaceAnswer; erasing?: true } & Said)
  | { state: 'erased'; kept: number; status: 200 }
  | ({ state: 'away' } & Said)
