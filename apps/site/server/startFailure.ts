/** Why the site cannot start; the message is one sentence for whoever starts it. */
export class StartFailure extends Error {}
