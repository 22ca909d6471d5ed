/** The bytes of a file of the studio's own: one that the build has put beside the page, or an upload. @throws when it can't be had */
export async function ownFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
