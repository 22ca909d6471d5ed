import { BrowserRouter } from 'react-router-dom';
import { useSession } from '../identity/use-session.ts';
import { Frame } from './frame.tsx';
import { AppRoutes } from './routes/app-routes.tsx';

export function App() {
  useSession();
  return (
    <BrowserRouter>
      <Frame>
        <AppRoutes />
      </Frame>
    </BrowserRouter>
  );
}
