import { hydrated } from '../../islands/hydrated.tsx'
import { OwnCv } from './ownCv/OwnCv.tsx'

export const wake = hydrated(OwnCv)
