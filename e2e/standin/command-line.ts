/** The part of Electron's command line that tests use. */
export interface ElectronCommandLine {
  /** The program's folder. */
  readonly program: string;
  /** Modules to load before the program (`-r`): the test driver uses them to attach itself. */
  readonly preloadedModules: readonly string[];
  /** Whether somebody wants to debug the main process (`--inspect`) and the pages (`--remote-debugging-port`). */
  readonly inspectsMain: boolean;
  readonly inspectsPages: boolean;
  readonly userDataFolder: string | undefined;
  /** All `--name` and `--name=value`, as the program asks for them. */
  readonly switches: ReadonlyMap<string, string>;
}

export function readElectronCommandLine(args: readonly string[]): ElectronCommandLine {
  const preloadedModules: string[] = [];
  const positional: string[] = [];
  const switches: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i] ?? '';
    if (arg === '-r') {
      i += 1;
      preloadedModules.push(args[i] ?? '');
    } else if (arg.startsWith('-')) switches.push(arg);
    else positional.push(arg);
  }
  const USER_DATA = '--user-data-dir=';
  return {
    program: positional[0] ?? '.',
    preloadedModules,
    inspectsMain: switches.some((name) => name.startsWith('--inspect')),
    inspectsPages: switches.some((name) => name.startsWith('--remote-debugging-port')),
    switches: new Map(
      switches.map((text) => {
        const [name = '', ...value] = text.replace(/^--?/, '').split('=');
        return [name, value.join('=')];
      }),
    ),
    userDataFolder: switches.find((name) => name.startsWith(USER_DATA))?.slice(USER_DATA.length),
  };
}
