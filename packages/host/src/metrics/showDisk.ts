import { statfs } from 'node:fs/promises'
import type { Metrics } from './openMetrics.ts'

/** The disk that a folder stands on: what is free of it for us, and all of it. */
export function showDisk(metrics: Metrics, folder: string): void {
  metrics.gauges('sira_disk_bytes', 'The disk of the data folder', 'state', async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  })
}
