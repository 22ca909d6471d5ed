import { BrowserRouter } from 'react-router-dom';
import { useSession } from '../identity/use-session.ts';
import { PageFrame } from './page-frame.tsx';
import { AppRoutes } from './routes/app-routes.tsx';

export function App() {
  useSession();
  return (
    <BrowserRouter>
      <PageFrame>
        <AppRoutes />
      </PageFrame>
    </BrowserRouter>
  );
}
