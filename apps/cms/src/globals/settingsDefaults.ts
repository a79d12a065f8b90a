export { defaultSettings } from '@sira/contract/records/settings'
