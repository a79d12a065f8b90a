import { hearBeside, tellBeside } from '@sira/host/starter'
import type { ContentChanges } from './contentChanges.ts'

/** What one of several programs of a site is told by others than the back office, told to all. */
export function toldBeside(changes: Pick<ContentChanges, 'tell'>): Pick<ContentChanges, 'tell'> {
  hearBeside(() => changes.tell('everything'))
  return {
    tell(changed) {
      changes.tell(changed)
      tellBeside()
    },
  }
}
