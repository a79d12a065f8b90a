import type { openApp } from '../../packages/host/src/openApp.ts'

/** A host as both programs have it. */
export type HostApp = ReturnType<typeof openApp>
