/**
 * The suffix of a file until all of it is on the disk. Backups leave such files out: one that grows
 * while it is packed would fail them.
 */
export const unfinished = '.part'
