import { expect } from 'playwright/test';

/**
 * Logs somebody in on the pool's own pages as a browser does, for a program that waits elsewhere.
 * @param address where the program has led the browser
 * @returns where the pages lead in the end: a link of the program
 */
export async function logInOutside(address: string, email: string, password: string): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, form?: Readonly<Record<string, string>>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return { text: await answer.text(), leadsTo: location === null ? undefined : new URL(location, url).href };
  };
  const { leadsTo: form = '' } = await ask(address);
  const [, token = ''] = /name="token"\s+value="([^"]*)"/.exec((await ask(form)).text) ?? [];
  const { leadsTo = '' } = await ask(form, { token, email, password });
  expect(leadsTo).toMatch(/code=/);
  return leadsTo;
}
