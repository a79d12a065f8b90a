import { statfs } from 'node:fs/promises'
import type { Metrics } from './openMetrics.ts'

/** Shows the disk of a folder: the bytes free for us, and all bytes. */
export function showDisk(metrics: Metrics, folder: string): void {
  metrics.gauges('sira_disk_bytes', 'The disk of the data folder', 'state', async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  })
}
