import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { mayLock } from '../access/locks/lockAccess.ts'

/**
 * What a form asks for while somebody writes in it. Payload (3.90) keeps the record to them on the
 * way, whoever they are: those who may only read it, or not even that, keep nothing.
 */
export const lockingFormState: typeof buildFormStateHandler = async (args) => {
  const returnLockStatus = args.returnLockStatus === true && (await mayLock(args.req, args))
  return buildFormStateHandler({ ...args, returnLockStatus })
}
