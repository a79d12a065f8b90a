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
 * Publishes or unpublishes a record at its planned time. It has the name and the input of Payload's
 * own task, so that older plans still work. That task is left out with its screen, which accepted
 * past times and lost typed ones (decision 21). An error for a person to correct is not retried; a
 * storage failure is retried for half a day.
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
        // A withdrawal must not validate the text: Payload validates all of it unless every
        // language is withdrawn.
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

/** Gives the person who planned it; null where the account is gone: the plan still runs. */
async function plannedBy(planner: unknown, payload: Payload): Promise<TypedUser | null> {
  const id = Number((planner as { value?: unknown } | null | undefined)?.value ?? Number.NaN)
  if (Number.isNaN(id)) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user && { ...user, collection: 'users' }
}

function isForAPerson(error: unknown): boolean {
  return error instanceof APIError && error.status < 500
}

/** Gives the text shown under « a échoué ». */
function reason(error: unknown): string {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ message }) => message).join(' ')
  }
  return error instanceof APIError ? error.message : 'Le serveur n’a pas pu l’enregistrer.'
}
