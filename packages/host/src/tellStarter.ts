/**
 * Says to whoever started this program, and waits for it, that it listens: an answer on its port
 * could be that of another program, which was there first. The only thing said over the channel.
 */
export function tellStarter(): void {
  if (process.connected) process.send?.('listening')
}
