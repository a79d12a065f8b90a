import type { PayloadRequest } from 'payload'
import type { AskedPerson } from '../dossiers/person/askedPerson.ts'
import { type ForgetPerson, forgetting } from '../dossiers/person/forgetBesides.ts'
import { personMark } from './hashes.ts'

/** An erased person is signed out of his space on every device, and his codes open it no more. */
export function endedWithPerson(collection: 'codes-espace' | 'sessions-espace') {
  const forget: ForgetPerson = async (addresses, req) => {
    await req.payload.delete({ collection, where: whoseOf(addresses, req), depth: 0, req })
  }
  return forgetting(forget)
}

function whoseOf(addresses: readonly AskedPerson[], { payload }: PayloadRequest) {
  return { personne: { in: addresses.map((address) => personMark(address, payload)) } }
}
