import { tusHeaders, tusVersion } from '@sira/contract/deposits/tus'
import { depositBounds } from '../../../deposits/depositBounds.ts'

/** The headers of the answer to `OPTIONS`. */
export const tusAbilities = {
  [tusHeaders.version]: tusVersion,
  'tus-version': tusVersion,
  'tus-max-size': String(depositBounds.bytes),
  'tus-extension': 'creation,expiration',
}
