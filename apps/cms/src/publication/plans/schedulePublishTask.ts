import { draftedTypes } from '@sira/contract/kinds/recordTypes'
import {
  APIError,
  JobCancelledError,
  type Payload,
  type TaskConfig,
  type TypedUser,
  ValidationError,
} from 'payload'

/**
 * Publishes or unpublishes a record at the moment planned for it. It has the name and the input of
 * Payload's own task, so that what was planned with that one still happens; that one is left out
 * with its screen, which took past times and lost typed ones (decision 21). What a person has to put
 * right is tried once; what the storage refused is tried again for half a day.
 */
export const schedulePublishTask: TaskConfig<'schedulePublish'> = {
  slug: 'schedulePublish',
  label: 'Publier ou dépublier au moment prévu',
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    { name: 'doc', type: 'relationship', relationTo: [...draftedTypes] },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
  ],
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input: { type, doc, user }, req: { payload } }) => {
    if (!doc) return { output: {} }
    const by = await plannedBy(user, payload)
    try {
      await payload.update({
        collection: doc.relationTo,
        id: Number(doc.value),
        // A withdrawal does not ask whether the text could be published: Payload checks all of it
        // unless it is for every language.
        ...(type === 'unpublish'
          ? { data: { _status: 'draft' as const }, unpublishAllLocales: true }
          : { data: { _status: 'published' as const } }),
        depth: 0,
        context: { planned: true },
        ...(by === null ? {} : { user: by, overrideAccess: false }),
      })
    } catch (error) {
      if (isForAPerson(error)) throw new JobCancelledError(reason(error))
      payload.logger.error({ err: error, doc }, 'ce qui était prévu sera tenté de nouveau')
      throw new Error(reason(error))
    }
    return { output: {} }
  },
}

/** The person who planned it; nobody where the account is gone: what was planned stays so. */
async function plannedBy(planner: unknown, payload: Payload): Promise<TypedUser | null> {
  const id = Number((planner as { value?: unknown } | null | undefined)?.value ?? Number.NaN)
  if (Number.isNaN(id)) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user && { ...user, collection: 'users' }
}

function isForAPerson(error: unknown): boolean {
  return error instanceof APIError && error.status < 500
}

/** What a person reads under « a échoué ». */
function reason(error: unknown): string {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ message }) => message).join(' ')
  }
  return error instanceof APIError ? error.message : 'Le serveur n’a pas pu l’enregistrer.'
}
