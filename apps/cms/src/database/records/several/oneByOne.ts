import type { Endpoint, SanitizedConfig } from 'payload'
import { changeSeveral } from './changeSeveral.ts'
import { deleteSeveral } from './deleteSeveral.ts'

/**
 * Runs a bulk action of staff on one record after the other, each in a transaction of its own.
 * Payload (3.90) does it in one for all: forms waited for its end and were refused, and a minute of
 * it was undone.
 */
export function oneByOne(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { disableBulkDelete, disableBulkEdit, endpoints } = collection
    if (!endpoints) continue
    const changing = disableBulkEdit ? undefined : payloadsOwn(endpoints, 'patch')
    const deleting = disableBulkDelete ? undefined : payloadsOwn(endpoints, 'delete')
    // Payload gives all collections the same ones.
    collection.endpoints = endpoints.map((one) => {
      if (one === changing) return { ...one, handler: changeSeveral(collection, one.handler) }
      if (one === deleting) return { ...one, handler: deleteSeveral(collection, one.handler) }
      return one
    })
  }
  return config
}

/** Those of a collection stand in front of it. */
function payloadsOwn(endpoints: Endpoint[], method: Endpoint['method']): Endpoint | undefined {
  return endpoints.findLast((one) => one.method === method && one.path === '/')
}
