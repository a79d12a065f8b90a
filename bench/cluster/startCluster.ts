import { freePort } from '../../scripts/product/ports.ts'
import { type Member, startMemberOffice, startMemberSite } from './members.ts'
import {
  startBalancer,
  startCache,
  startCounts,
  startDatabase,
  startStore,
} from './surroundings.ts'

/** Starts the largest cluster that a company of this size would run, on this machine. */
export async function startCluster(folder: string, smtpUrl: string) {
  const database = await startDatabase()
  const counts = await startCounts()
  const store = await startStore()
  const shared = { VALKEY_URL: counts.url }
  const office = (name: string) =>
    startMemberOffice(name, database.url, {
      folder,
      environment: { ...shared, ...store.settings, SMTP_URL: smtpUrl },
      needs: [database],
    })
  const offices = [await office('back office A'), await office('back office B')] as const
  const balancer = await startBalancer(offices)
  const door = await freePort()
  const site = (name: string) =>
    startMemberSite(name, balancer.url, {
      folder,
      environment: { ...shared, PURGE_URL: `http://127.0.0.1:${door}` },
      needs: [balancer],
    })
  const sites = [await site('site 1'), await site('site 2'), await site('site 3')] as const
  const cache = await startCache(door, sites)
  const members: readonly Member[] = [
    ...offices,
    ...sites,
    database,
    counts,
    store,
    balancer,
    cache,
  ]
  return {
    database,
    offices,
    sites,
    cache,
    members,
    async stop() {
      for (const member of [cache, ...sites, balancer, ...offices, store, counts, database]) {
        await member.stop()
      }
    },
  }
}
