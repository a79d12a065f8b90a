import type { AfterErrorHook } from 'payload'
import { storageFailureIn } from './storageFailure.ts'

/** Tells staff that nothing was saved and what to do; Payload would say "Something went wrong". */
export const tellStorageFailure: AfterErrorHook = ({ error }) => {
  const failure = storageFailureIn(error)
  if (failure === undefined) return undefined
  const { message, name, status } = failure
  return { response: { errors: [{ message, name }] }, status }
}
