import {
  type AttestationState,
  attestationMoves,
} from '@sira/contract/attestations/attestationStates'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { Certificate } from '../../payload-types.ts'

export const attestationNames: Readonly<Record<AttestationState, string>> = {
  valide: 'Valide',
  révoquée: 'Révoquée',
  remplacée: 'Remplacée',
}

export const attestationMachine: Machine<Certificate, AttestationState> = {
  collection: 'attestations',
  field: 'etat',
  names: attestationNames,
  moves: attestationMoves,
  steps: 'etapes',
  title: ({ code }) => `L’attestation ${code}`,
}
