import { hearBeside, tellBeside } from '@sira/host/starter'
import type { ContentChanges } from './contentChanges.ts'

/** Passes a change that one process of the site hears on to all of them. */
export function toldBeside(changes: Pick<ContentChanges, 'tell'>): Pick<ContentChanges, 'tell'> {
  hearBeside(() => changes.tell('everything'))
  return {
    tell(changed) {
      changes.tell(changed)
      tellBeside()
    },
  }
}
