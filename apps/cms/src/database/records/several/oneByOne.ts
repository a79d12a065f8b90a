import type { Endpoint, SanitizedConfig } from 'payload'
import { changeSeveral } from './changeSeveral.ts'
import { deleteSeveral } from './deleteSeveral.ts'

/**
 * Runs a bulk action of staff record by record, each in a transaction of its own. Payload (3.90)
 * uses one transaction for all: forms waited for its end and were refused, and a minute of work was
 * undone.
 */
export function oneByOne(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { disableBulkDelete, disableBulkEdit, endpoints } = collection
    if (!endpoints) continue
    const changing = disableBulkEdit ? undefined : payloadsOwn(endpoints, 'patch')
    const deleting = disableBulkDelete ? undefined : payloadsOwn(endpoints, 'delete')
    // Payload gives the same endpoint objects to all collections, so each gets a copy.
    collection.endpoints = endpoints.map((one) => {
      if (one === changing) return { ...one, handler: changeSeveral(collection, one.handler) }
      if (one === deleting) return { ...one, handler: deleteSeveral(collection, one.handler) }
      return one
    })
  }
  return config
}

/** Finds Payload's endpoint: those of a collection stand before it. */
function payloadsOwn(endpoints: Endpoint[], method: Endpoint['method']): Endpoint | undefined {
  return endpoints.findLast((one) => one.method === method && one.path === '/')
}
