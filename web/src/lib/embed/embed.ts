/** The page inside a page of somebody else's (`?embed`): nothing of the site around the game, and one link that leads to it. */
import './embed.css';

const WISH = 'embed';

/** The same page, not embedded. */
const outside = (): string => {
  const url = new URL(location.href);
  url.searchParams.delete(WISH);
  return url.href;
};

const linkBack = (): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.className = 'embed-link';
  link.href = outside();
  link.textContent = 'Caravel';
  return link;
};

/** Whoever frames us asked for this page only: every link opens beside it. */
const leadOutside = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  if (link.classList.contains('embed-link')) link.href = outside();
  link.target = '_blank';
};

document.documentElement.classList.add('embedded');
document.body.append(linkBack());
addEventListener('click', leadOutside, { capture: true });
