import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A disk of its own that fills, empties and breaks down. */
export interface SmallDisk {
  folder: string
  /** Leaves no room for anything more. */
  fill(): void
  empty(): void
  /** Simulates a disk error: the disk is read-only at once, for all. */
  breakDown(): void
  /** Repairs it, as a restart of the machine does: unwritten data are lost. */
  repair(): void
  remove(): void
}

const image = 'disk.img'

/** An ext4 disk in a file; or the sentence that says why there is none. Linux as root only. */
export function mountSmallDisk(megabytes = 32): SmallDisk | string {
  const place = mkdtempSync(join(tmpdir(), 'sira-disk-'))
  const file = join(place, image)
  const folder = mkdtempSync(join(place, 'mounted-'))
  const stuffing = join(folder, 'stuffing')
  const mount = () => run('mount', '-o', 'loop,errors=remount-ro', file, folder)
  const made =
    run('truncate', '-s', `${megabytes}M`, file) && run('mkfs.ext4', '-q', '-m', '0', file)
  if (!made || !mount()) {
    rmSync(place, { recursive: true })
    return 'No disk can be mounted here: what a full disk does is left untried (it takes Linux, root and e2fsprogs).'
  }
  return {
    folder,
    fill() {
      // dd stops when the disk is full: first with large blocks, then with the smallest.
      for (const size of ['64K', '1K']) {
        spawnSync('dd', [
          'if=/dev/zero',
          `of=${stuffing}`,
          `bs=${size}`,
          'oflag=append',
          'conv=notrunc',
        ])
      }
    },
    empty: () => rmSync(stuffing, { force: true }),
    breakDown: () => writeFileSync(`/sys/fs/ext4/${deviceOf(folder)}/trigger_fs_error`, '1'),
    repair() {
      run('umount', folder)
      run('e2fsck', '-p', '-f', file)
      if (!mount()) throw new Error('The disk cannot be mounted again.')
    },
    remove() {
      // A program that still has a file of it open keeps it until it ends.
      run('umount', '--lazy', folder)
      rmSync(place, { recursive: true })
    },
  }
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function deviceOf(folder: string): string {
  const lines = readFileSync('/proc/mounts', 'utf8').split('\n')
  const device = lines.find((line) => line.split(' ')[1] === folder)?.split(' ')[0] ?? ''
  return basename(device)
}
