import { threadPath } from '@sira/contract/comments/thread'
import { depositsPath } from '@sira/contract/deposits/tus'
import { evaluationsPath } from '@sira/contract/evaluations/evaluation'
import { isFormKind } from '@sira/contract/forms/messageForms'
import { isTextPageType, type TextPageType } from '@sira/contract/pageTexts/textPages'
import { publicReads, settingsType } from '../publicTypes.ts'

/** The parsed address below `/api`, for any method. */
export type Address =
  | { kind: 'list'; type: string }
  | { kind: 'record'; type: string; id: string }
  | { kind: 'single' }
  | { kind: 'page'; type: TextPageType }
  | { kind: 'thread'; slug: string }
  | { kind: 'evaluations'; training: string }
  | { kind: 'form'; type: string; id: string | undefined }
  | { kind: 'deposit'; id: string | undefined }
  | { kind: 'unknown' }

/** Collections that visitors write to but cannot read: their calls have addresses of their own. */
const closedToReads = new Set([
  ...['commandes', 'paiements', 'inscriptions', 'attentes'],
  ...['gestes', 'livreur', 'coursiers', 'pointages', 'presence', 'feuilles-signees'],
])

/** Reads the path after `/api/`, ignoring case and a last slash. */
export function addressOf(path: string): Address {
  const [type = '', id, ...rest] = path.toLowerCase().replace(/\/+$/, '').split('/')
  if (rest.length > 0) return { kind: 'unknown' }
  if (type === settingsType && id === undefined) return { kind: 'single' }
  if (isTextPageType(type) && id === undefined) return { kind: 'page', type }
  if (type === threadPath && id !== undefined) return { kind: 'thread', slug: id }
  if (type === evaluationsPath && id !== undefined) return { kind: 'evaluations', training: id }
  if (type === depositsPath) return { kind: 'deposit', id }
  if (isFormKind(type) || closedToReads.has(type)) return { kind: 'form', type, id }
  if (!Object.hasOwn(publicReads, type)) return { kind: 'unknown' }
  return id === undefined ? { kind: 'list', type } : { kind: 'record', type, id }
}

/** Gives the `Allow` header of an address, as the recorded server answers it with a 405. */
export function allowedMethods(address: Address): string[] {
  switch (address.kind) {
    case 'list':
      return ['HEAD', 'GET', 'POST']
    case 'form':
      return address.id === undefined ? ['HEAD', 'GET', 'POST'] : ['HEAD', 'GET', 'PUT', 'DELETE']
    case 'deposit':
      return address.id === undefined ? ['OPTIONS', 'POST'] : ['OPTIONS', 'HEAD', 'PATCH']
    case 'record':
    case 'single':
    case 'page':
    case 'thread':
    case 'evaluations':
      return ['HEAD', 'GET', 'PUT', 'DELETE']
    case 'unknown':
      return ['HEAD', 'GET']
  }
}

/** Gives the query of an address, without its question mark. */
export function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}
