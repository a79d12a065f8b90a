import { toast } from '@payloadcms/ui'

interface Done {
  message: string
  /** False: what was to leave has not left, which is no success. */
  parti?: boolean
}

/** Says what was done: in green only where nothing is left to do. */
export function sayDone({ message, parti = true }: Done): void {
  if (parti) toast.success(message)
  else toast.warning(message)
}
