import type { S3 } from '@aws-sdk/client-s3'
import type { StoreAccount } from '../../environment/storeSettings.ts'

/** Milliseconds to connect; then, between two packets. */
const connectionTimeout = 3000
const socketTimeout = 10_000

const doors = new Map<string, Promise<S3>>()

/** The client of a store. Its package takes 40 MB of memory: it is loaded where a store is used. */
export function storeDoor(account: StoreAccount): Promise<S3> {
  const key = JSON.stringify(account)
  const door = doors.get(key) ?? open(account)
  doors.set(key, door)
  return door
}

async function open({ endpoint, region, pathStyle, ...keys }: StoreAccount): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3')
  return new sdk.S3({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: keys,
    forcePathStyle: pathStyle,
    requestHandler: { connectionTimeout, socketTimeout },
    maxAttempts: 2,
    // Not every store understands the client's own checksums, new in its version 3.1175; we send
    // those that all stores check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
