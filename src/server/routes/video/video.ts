import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import { film, FILM_START, filmedBriefs, filmTypes } from '#shared/site/film.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';

const FILM_PATH = '/api/video/film';

/** Where "See Video" leads: to an address in the settings, or to a page with our own film. */
export function videoRoutes({ settings: { publicSite } }: StudioServices) {
  const { videoUrl, services } = publicSite;
  const app = new Hono<StudioBindings>();
  app.get('/api/video', (c) => {
    c.header('cache-control', 'no-cache');
    return c.redirect(videoUrl ?? FILM_PATH, 302);
  });
  app.get(FILM_PATH, (c) =>
    c.html(
      plainPage(
        `The film`,
        // Larger than on the landing page, and with controls. Its left half is dark: the words stand there.
        html`<video controls autoplay muted loop playsinline poster="${film.poster}">
            <source src="${services.mediaHost}${film.av1}${FILM_START}" type="${filmTypes.av1}" />
            <source src="${services.mediaHost}${film.h264}${FILM_START}" type="${filmTypes.h264}" />
          </video>
          <div class="filmed">
            <p>Designed with ${brand.name}, each from one sentence:</p>
            <ul>
              ${Object.values(filmedBriefs).map((brief) => html`<li>“${brief}”</li> `)}
            </ul>
            <p><a href="/modes">Try the Design Studio</a></p>
          </div>`,
      ),
    ),
  );
  return app;
}
